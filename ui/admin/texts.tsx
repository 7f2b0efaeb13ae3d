'use client';
// Pages take their texts from here, so that all they open reaches the engine of lists: see `resource/list-engine.ts`.
import './resource/list-engine';

export { useAdminTexts } from './text-parts';
