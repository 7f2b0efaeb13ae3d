import drawing from 'lucide/dist/esm/icons/printer.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
