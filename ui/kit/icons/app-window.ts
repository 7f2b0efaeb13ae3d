import drawing from 'lucide/dist/esm/icons/app-window.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
