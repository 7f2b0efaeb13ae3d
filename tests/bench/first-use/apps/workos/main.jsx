import '@radix-ui/themes/styles.css';
import '@workos-inc/widgets/styles.css';
import { UsersManagement, WorkOsWidgets } from '@workos-inc/widgets';
import { createRoot } from 'react-dom/client';

const { protocol, hostname, port } = new URL(import.meta.env.VITE_PEER_URL);
// Claims of a token that the widget reads itself; nothing verifies it here.
const claims = { sub: 'user_1', org_id: 'org_1', permissions: ['widgets:users-table:manage'], exp: 4102444800 };
const token = ['{"alg":"none"}', JSON.stringify(claims), ''].map(btoa).join('.');

createRoot(document.querySelector('#root')).render(
  <WorkOsWidgets apiHostname={hostname} port={Number(port)} https={protocol === 'https:'}>
    <UsersManagement authToken={token} />
  </WorkOsWidgets>,
);
