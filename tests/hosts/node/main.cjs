const assert = require('node:assert/strict');
const { createEmulator } = require('@gatehouse/emulator');
const { createIdentity } = require('@gatehouse/sdk');
const { contract } = require('@gatehouse/sdk/contracts/session');
const { createQueryClient } = require('@gatehouse/sdk/query');
const tokens = require('@gatehouse/sdk/tokens');
const { journey } = require('./journey.cjs');

journey({ assert, createEmulator, createIdentity, contract, createQueryClient, tokens }).then(() =>
  console.log('CommonJS: done'),
);
