import assert from 'node:assert/strict';
import { createEmulator } from '@gatehouse/emulator';
import { createIdentity } from '@gatehouse/sdk';
import { contract } from '@gatehouse/sdk/contracts/session';
import { createQueryClient } from '@gatehouse/sdk/query';
import * as tokens from '@gatehouse/sdk/tokens';
import { journey } from './journey.cjs';

await journey({ assert, createEmulator, createIdentity, contract, createQueryClient, tokens });
console.log('ES modules: done');
