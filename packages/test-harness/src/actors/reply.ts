import { type Language, languageOf } from './language'
import { COMMON, type Persona } from './personas'
import { type Topic, topicsOf } from './topics'

/** Nobody answers more than two questions at once. */
const MOST_ANSWERS = 2

function answerOn(topic: Topic, persona: Persona, language: Language, turn: number): string {
  switch (topic) {
    case 'open':
    case 'pay':
    case 'place':
    case 'hours':
      return persona.facts[language][topic]
    default:
      return inTurn(COMMON[language][topic], turn)
  }
}

const inTurn = (ways: readonly string[], turn: number): string => ways[turn % ways.length] ?? ''

/**
 * What a scripted person says to these texts, oldest first, in the language of the newest that is in one.
 * `turn` counts what they said before, so that they do not repeat themselves word for word.
 */
export function replyTo(persona: Persona, texts: readonly string[], turn: number): string {
  const spoken = texts.map(languageOf).filter((language) => language !== null)
  const language = spoken.at(-1) ?? 'en'
  const topics = topicsOf(texts.join('\n')).slice(0, MOST_ANSWERS)
  if (topics.length === 0) return inTurn(COMMON[language].unclear, turn)
  return topics.map((topic) => answerOn(topic, persona, language, turn)).join(language === 'zh' ? '' : ' ')
}
