import drawing from 'lucide/dist/esm/icons/external-link.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
