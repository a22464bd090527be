import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router-dom'
import { placeName, useConstants } from '../../../http/constants'
import { showDay } from '../../../lib/dates'
import { draftKey } from '../../../lib/draft'
import type { Session } from '../../../lib/session'
import { Facts } from '../../../ui/facts'
import { PROFILE_FIELDS, type Resume } from '../api/resumes'
import { Editable } from './editable'
import { ProfileForm } from './profile-form'

const SEXES: Readonly<Record<string, 'male' | 'female'>> = { '1': 'male', '2': 'female' }

/** What is said of a person, and the form that changes it: open from the start while nothing is said. */
export function ProfileSection({ resume }: { resume: Resume }) {
  const { t } = useTranslation(['papers', 'jobs'])
  const { locations } = useConstants()
  const { profile, has } = resume
  const draft = draftKey(useOutletContext<Session>().userId, 'profile', resume.id)
  const sex = SEXES[profile.sexId]
  const shown = {
    ...profile,
    sexId: sex === undefined ? '' : t(`jobs:sex.${sex}`),
    birthday:
      profile.birthday === '' ? '' : showDay(new Date(`${profile.birthday}T00:00`).getTime(), Date.now()),
    locationId: placeName(locations, Number(profile.locationId)),
  }
  return (
    <section className="own-card" aria-labelledby="resume-profile">
      <Editable
        heading={<h2 id="resume-profile">{t('profile.title')}</h2>}
        what={t('profile.title')}
        isOpenAtFirst={!has.profile}
        draft={draft}
        form={(close) => <ProfileForm resume={resume} draft={draft} onDone={close} />}
      >
        <Facts
          facts={PROFILE_FIELDS.map((name) => ({
            name: t(`profile.${name}`),
            value: <bdi>{shown[name] || '–'}</bdi>,
          }))}
        />
      </Editable>
    </section>
  )
}
