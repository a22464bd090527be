// By which a title is told from an employer and an employer from a school.

import { TRADES } from '../constants/trades'
import { hasWord, wordsOf } from './words'

const JOB = wordsOf(
  `manager|supervisor|officer|assistant|accountant|receptionist|engineer|developer|designer|teacher|intern|internship|trainee|clerk|cashier|
  waiter|waitress|cook|chef|driver|director|head of|leader|executive|specialist|coordinator|technician|consultant|analyst|nurse|seller|
  salesman|salesperson|translator|secretary|auditor|administrator|representative|operator|worker|guide|经理|主管|专员|主任|助理|工程师|会计|
  文员|实习生|总监|店长|翻译|教师|司机|厨师|销售员|បុគ្គលិក|អ្នកគ្រប់គ្រង|អ្នកគិតលុយ|អ្នកលក់|អ្នកបើកបរ|គណនេយ្យករ|ជំនួយការ|មន្ត្រី|វិស្វករ|គ្រូបង្រៀន|
  ប្រធាន|បុគ្គលិកលក់|ជាង|매니저|사원|대리|과장|엔지니어|ผู้จัดการ|พนักงาน|ผู้ช่วย|เจ้าหน้าที่|nhân viên|quản lý|trưởng phòng|kế toán viên|kỹ sư`,
)
const EMPLOYER = wordsOf(
  `co|ltd|co., ltd|inc|plc|llc|corp|company|corporation|hotel|resort|bank|group|firm|factory|mill|restaurant|cafe|shop|store|mart|
  supermarket|hospital|clinic|organization|ngo|agency|enterprise|holdings|ministry|guesthouse|association|authority|department of|公司|协会|人社厅|集团|有限公司|厂|酒店|银行|工厂|服饰|
  商店|餐厅|医院|ក្រុមហ៊ុន|អគ្គនាយកដ្ឋាន|ក្រសួង|ហាង|ផ្សារ|សណ្ឋាគារ|ធនាគារ|រោងចក្រ|អង្គការ|មន្ទីរពេទ្យ|ភោជនីយដ្ឋាន|회사|은행|호텔|บริษัท|โรงแรม|ธนาคาร|โรงงาน|
  công ty|khách sạn|ngân hàng|nhà máy|tập đoàn`,
)
const SCHOOL = wordsOf(
  `university|school|college|institute|academy|center|centre|faculty|campus|大学|学院|中学|高中|学校|សាកលវិទ្យាល័យ|វិទ្យាល័យ|សាលា|វិទ្យាស្ថាន|
  អនុវិទ្យាល័យ|មជ្ឈមណ្ឌល|대학교|대학|고등학교|학원|มหาวิทยาลัย|โรงเรียน|วิทยาลัย|สถาบัน|đại học|trường|cao đẳng|học viện`,
)
const TRADE_NAMES = TRADES.flatMap(({ names }) => Object.values(names))

export const isJob = (text: string): boolean => hasWord(text, JOB) || hasWord(text, TRADE_NAMES)
export const isEmployer = (text: string): boolean => hasWord(text, EMPLOYER) || isSchool(text)
export const isSchool = (text: string): boolean => hasWord(text, SCHOOL)
