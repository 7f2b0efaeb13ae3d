import drawing from 'lucide/dist/esm/icons/circle.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
