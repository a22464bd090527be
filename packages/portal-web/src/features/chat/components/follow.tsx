import { useAssistant } from '../assistant/use-assistant'
import { useFollowedApplications } from '../hiring/follow-applications'

/** Keeps the applications of cards up to date, wherever a conversation is shown. */
export function Follow() {
  useFollowedApplications()
  useAssistant()
  return null
}
