import { useTranslation } from 'react-i18next'
import { AppCodes } from '../features/shell'
import { Title } from '../ui/title'

export default function AppScreen() {
  const { t } = useTranslation(['pages', 'app'])
  return (
    <main className="plain" id="content">
      <Title>{t('app.title')}</Title>
      <h1>{t('app.title')}</h1>
      <p className="soft">{t('app.lead')}</p>
      <AppCodes />
      <p className="soft">{t('app:footer.demo')}</p>
    </main>
  )
}
