import drawing from 'lucide/dist/esm/icons/upload.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
