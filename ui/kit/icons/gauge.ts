import drawing from 'lucide/dist/esm/icons/gauge.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
