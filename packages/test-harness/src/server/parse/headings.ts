// The headings of resumes in six languages. A line is a heading when it says nothing else.

import type { Section } from '@sarika/portal-web/contract/resume'
import { bareOf } from './words'

/** What stands below a heading; "other": what a resume of ours has no place for, e.g. people to ask. */
export type Heading = Section | 'profile' | 'summary' | 'other'

const HEADINGS: Readonly<Record<Heading, string>> = {
  profile: `personal information|personal info|personal details|personal data|personal profile|contact|contacts|contact details|contact
    information|contact info|contact me|个人信息|基本信息|个人资料|联系方式|联系信息|联系我|ទំនាក់ទំនង|ព័ត៌មានទំនាក់ទំនង|ព័ត៌មានផ្ទាល់ខ្លួន|ប្រវត្តិរូប|ប្រវត្តិរូបសង្ខេប|ប្រវត្តិផ្ទាល់ខ្លួន|
    인적사항|개인정보|연락처|ข้อมูลส่วนตัว|ข้อมูลติดต่อ|ติดต่อ|ประวัติส่วนตัว|thông tin cá nhân|thông tin liên hệ|liên hệ`,
  summary: `profile|summary|professional summary|career summary|about me|about|objective|career objective|career goal|自我评价|个人简介|
    自我介绍|个人评价|求职目标|职业目标|អំពីខ្ញុំ|គោលបំណង|គោលបំណងអាជីព|សេចក្តីសង្ខេប|자기소개|소개|경력요약|เกี่ยวกับฉัน|ประวัติย่อ|จุดมุ่งหมาย|
    เป้าหมายในอาชีพ|giới thiệu|giới thiệu bản thân|mục tiêu|mục tiêu nghề nghiệp|tóm tắt`,
  experiences: `work experience|work experiences|experience|experiences|professional experience|working experience|working experiences|
    employment|employment history|employment record|work history|career history|工作经历|工作经验|实习经历|职业经历|工作履历|បទពិសោធន៍|
    បទពិសោធន៍ការងារ|ប្រវត្តិការងារ|បទពិសោធការងារ|경력|경력사항|업무경험|경험|ประสบการณ์|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน|ประวัติการทำงาน|
    kinh nghiệm|kinh nghiệm làm việc|quá trình làm việc`,
  educations: `education|educations|educational background|education background|academic background|academic qualifications|education history|
    education and training|教育背景|教育经历|学历|教育|ការសិក្សា|ប្រវត្តិការសិក្សា|កម្រិតវប្បធម៌|ការអប់រំ|학력|학력사항|การศึกษา|ประวัติการศึกษา|
    học vấn|trình độ học vấn|quá trình học tập|giáo dục`,
  languageLevels: `languages|language|language skills|languages skills|language proficiency|foreign languages|语言|语言能力|语言技能|外语水平|ភាសា|
    ជំនាញភាសា|ចំណេះដឹងភាសា|ភាសាបរទេស|언어|어학|외국어|어학능력|ภาษา|ทักษะภาษา|ทักษะทางภาษา|ความสามารถทางภาษา|ngôn ngữ|ngoại ngữ`,
  skills: `skills|skill|key skills|core skills|technical skills|professional skills|computer skills|soft skills|skills and abilities|competencies|
    expertise|技能|专业技能|职业技能|个人技能|技能特长|ជំនាញ|ជំនាញផ្សេងៗ|ជំនាញកុំព្យូទ័រ|សមត្ថភាព|기술|보유기술|스킬|역량|ทักษะ|ความสามารถ|
    ทักษะและความสามารถ|kỹ năng|kỹ năng chuyên môn`,
  qualifications: `certificates|certificate|certifications|certification|licenses and certifications|certificates and training|training and
    certificates|trainings and certificates|training|trainings|training courses|professional training|证书|资格证书|培训经历|培训与证书|技能证书|
    វិញ្ញាបនបត្រ|វគ្គបណ្តុះបណ្តាល|វគ្គបណ្តុះបណ្ដាល|សញ្ញាបត្រ|ការបណ្តុះបណ្តាល|자격증|자격사항|교육이수|ใบรับรอง|ใบประกาศนียบัตร|การฝึกอบรม|ประกาศนียบัตร|
    chứng chỉ|chứng nhận|đào tạo`,
  other: `references|reference|referees|hobbies|hobby|interests|hobbies and interests|awards|achievements|publications|projects|volunteering|
    volunteer experience|strengths|兴趣爱好|爱好|推荐人|获奖情况|荣誉|项目经验|项目经历|ចំណង់ចំណូលចិត្ត|អ្នកធានា|ឯកសារយោង|អ្នកផ្តល់ព័ត៌មាន|취미|수상경력|추천인|
    프로젝트|งานอดิเรก|บุคคลอ้างอิง|รางวัล|sở thích|người tham chiếu|giải thưởng|hoạt động|dự án`,
}

const known = new Map(
  Object.entries(HEADINGS).flatMap(([heading, names]) =>
    names.split('|').map((name) => [bareOf(name), heading as Heading] as const),
  ),
)

/** What a line is the heading of; null: it is none. */
export const sectionOfHeading = (text: string): Heading | null => known.get(bareOf(text)) ?? null
