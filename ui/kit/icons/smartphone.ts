import drawing from 'lucide/dist/esm/icons/smartphone.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
