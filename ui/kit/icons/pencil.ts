import drawing from 'lucide/dist/esm/icons/pencil.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
