import drawing from 'lucide/dist/esm/icons/search.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
