import drawing from 'lucide/dist/esm/icons/wand-sparkles.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
