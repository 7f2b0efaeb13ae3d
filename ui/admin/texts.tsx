'use client';
// Pages import their texts from here, so that all their chunks include the list modules: see `resource/list-engine.ts`.
import './resource/list-engine';

export { useAdminTexts } from './text-parts';
