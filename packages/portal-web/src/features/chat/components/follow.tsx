import { useFollowedApplications } from '../hiring/follow-applications'
import { useAssistant } from './use-assistant'

/** Keeps the applications of cards up to date, wherever a conversation is shown. */
export function Follow() {
  useFollowedApplications()
  useAssistant()
  return null
}
