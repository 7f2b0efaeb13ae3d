'use client';
import { createContext, useContext } from 'react';
import type { OpenCardForm } from './card-form';

const CardFormContext = createContext<OpenCardForm | undefined>(undefined);

/** Provides another card form to the dialogs inside, for environments without a card provider. */
export const CardFormProvider = CardFormContext.Provider;

/** Returns the provided card form; undefined for that of the vendor's card provider. */
export const useCardForm = (): OpenCardForm | undefined => useContext(CardFormContext);
