import drawing from 'lucide/dist/esm/icons/file-text.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
