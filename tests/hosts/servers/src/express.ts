import { createApp } from './example/app.js';
import { closeServer, type StartServer, settings } from './settings.js';

export const startExpress: StartServer = (port) =>
  new Promise((resolve) => {
    const server = createApp(settings(port)).listen(port, () => resolve(() => closeServer(server)));
  });
