import drawing from 'lucide/dist/esm/icons/x.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
