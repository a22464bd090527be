import { useTranslation } from 'react-i18next'
import { About } from '../features/reading'
import { Contact } from '../features/shell'
import { Title } from '../ui/title'

export default function AboutScreen() {
  const { t } = useTranslation('pages')
  return (
    <>
      <Title>{t('about.title')}</Title>
      <About title={t('about.title')} contact={<Contact />} />
    </>
  )
}
