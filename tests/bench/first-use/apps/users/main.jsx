import '@gatehouse/ui/styles.css';
import { createIdentity } from '@gatehouse/sdk';

const identity = createIdentity({ baseUrl: import.meta.env.VITE_IDENTITY_URL, clientId: 'local' });

void identity.session.load();
void import('./first-page').then(({ openFirstPage }) => openFirstPage(identity));
void import('./app').then(({ render }) => render(identity));
