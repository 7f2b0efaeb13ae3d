import drawing from 'lucide/dist/esm/icons/star.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
