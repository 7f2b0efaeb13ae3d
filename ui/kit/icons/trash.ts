import drawing from 'lucide/dist/esm/icons/trash.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
