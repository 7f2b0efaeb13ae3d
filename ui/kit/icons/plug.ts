import drawing from 'lucide/dist/esm/icons/plug.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
