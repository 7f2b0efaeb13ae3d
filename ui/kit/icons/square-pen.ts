import drawing from 'lucide/dist/esm/icons/square-pen.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
