'use client';
import { type AdminTexts, enAdmin } from '../locales/en-admin';
import { useTexts } from '../react/texts';

/** Texts of the administration in the language in force; English where the host brought none. */
export const useAdminTexts = (): AdminTexts => useTexts().admin ?? enAdmin;
