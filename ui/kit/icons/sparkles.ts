import drawing from 'lucide/dist/esm/icons/sparkles.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
