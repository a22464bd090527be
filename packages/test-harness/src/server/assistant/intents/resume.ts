import { readResumes } from '../reads'
import type { Intent } from './intent'

/** How complete the asker's resumes are. */
export const resume: Intent = {
  name: 'resume',
  cues: [
    ...['my resume', 'my cv', 'resume strength', 'resume complete', 'how strong is my', 'my resumes'],
    ...['ប្រវត្តិរូបរបស់ខ្ញុំ', 'ប្រវត្តិរូបខ្ញុំ', 'cv របស់ខ្ញុំ', 'cvរបស់ខ្ញុំ'],
    ...['我的简历', '简历完整', '简历完成'],
    ...['내 이력서', '제 이력서', '이력서 완성'],
    ...['เรซูเม่ของฉัน', 'เรซูเม่ฉัน', 'ประวัติของฉัน', 'เรซูเม่ของผม', 'ประวัติย่อของฉัน'],
    ...['hồ sơ của tôi', 'cv của tôi', 'lý lịch của tôi'],
  ],
  async answer({ t, from, asker }) {
    const resumes = await readResumes(from, asker.accountId)
    if (resumes.length === 0) return { text: t.noResume }
    const lines = resumes.map(({ name, completeness }) => t.resumeLine(name, completeness))
    const isWhole = resumes.every(({ completeness }) => completeness >= 100)
    return { text: [...lines, isWhole ? t.resumeWhole : t.resumeAdvice].join('\n') }
  },
}
