import { bindQueryClient } from '@gatehouse/sdk/query';
import { QueryClient, VueQueryPlugin } from '@tanstack/vue-query';
import { createApp } from 'vue';
import App from './app.vue';
import { identity } from './identity';

const queryClient = new QueryClient();
bindQueryClient(identity, queryClient);
void identity.session.load();
createApp(App).use(VueQueryPlugin, { queryClient }).mount('#app');
