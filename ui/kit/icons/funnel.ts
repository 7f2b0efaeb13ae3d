import drawing from 'lucide/dist/esm/icons/funnel.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
