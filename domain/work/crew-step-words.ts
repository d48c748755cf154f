import type { Language } from '../text/language.ts'
import type { CrewStep, StepNeed } from './crew-steps.ts'

type Words = {
  readonly steps: Readonly<Record<CrewStep, string>>
  readonly needs: Readonly<Record<StepNeed, string>>
}

/** What the owner chooses, for people. */
export const CREW_STEP_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    steps: {
      on_the_way: 'on our way',
      arrived: 'we are here',
      photo: 'pictures',
      checked: 'clean and complete',
      counted: 'count it back',
      cash: 'money at the door',
      signed: 'signature of the family',
    },
    needs: { required: 'required', allowed: 'optional', off: 'off' },
  },
  es: {
    steps: {
      on_the_way: 'vamos en camino',
      arrived: 'llegamos',
      photo: 'fotos',
      checked: 'limpio y completo',
      counted: 'contar lo recogido',
      cash: 'dinero en la puerta',
      signed: 'firma de la familia',
    },
    needs: { required: 'obligatorio', allowed: 'opcional', off: 'apagado' },
  },
}
