'use client';
import { createContext, useContext } from 'react';
import type { OpenCardForm } from './card-form';

const CardFormContext = createContext<OpenCardForm | undefined>(undefined);

/** Gives another card form to the dialogs inside, where no card provider can be reached. */
export const CardFormProvider = CardFormContext.Provider;

/** Returns the card form of this place; undefined is that of the vendor's card provider. */
export const useCardForm = (): OpenCardForm | undefined => useContext(CardFormContext);
