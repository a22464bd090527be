/** Words of a question for jobs that narrow nothing down: what is none of these, and no name, was not used. */
export const SMALL_WORDS: readonly string[] = [
  'a an the in at of on for to from by near around and or with as but is are am be do does have has there any some all',
  'i me my we you your im it its this that these one ones what which where who want wants need would like looking look',
  'search searching find show give tell please can could get know see hello hi hey there open available new newest latest now',
  'job jobs work works working vacancy vacancies hiring opening openings position positions role employment career',
  'pay pays paying paid salary salaries wage wages income monthly per month a month than more usd',
  'នៅ ក្នុង ឯ ជិត និង សម្រាប់ តើ មាន ទេ ខ្ញុំ រក ការងារ ការ ងារ បង្ហាញ ថ្មី ៗ ថ្មីៗ អ្វី ខ្លះ អ្វីខ្លះ សូម តើមាន ចង់ បាន ដែល ប្រាក់ខែ ប្រាក់ ខែ ប្រាក់បៀវត្ស ដែរ ឬ ដែរឬទេ ជា ធ្វើ ស្វែងរក ជ្រើសរើស',
  '在 的 和 有 吗 我 想 我想 我要 找 要 附近 工作 职位 招聘 岗位 招人 看看 看 最新 什么 有什么 月薪 工资 薪资 薪水 请 给 给我 请问 哪些 个 做 新 新的 帮 帮我 能',
  '에 에서 및 의 을 를 이 가 은 는 일자리 일 일을 채용 구인 직장 공고 최신 근처 보여 주세요 보여주세요 있나요 있어요 찾고 있어요 찾아 받는 급여 월급 뭐 무슨 새 로 으로',
  'ที่ ใน และ ใกล้ สำหรับ มี งาน หา ขอ ดู ขอดู ใหม่ ล่าสุด ไหม อะไร บ้าง เงิน เดือน เงินเดือน ตำแหน่ง รับสมัคร รับ สมัคร ครับ ค่ะ คะ ฉัน ผม อยาก ได้ ทำ',
  'ở tại và cho gần với có không tôi xem việc làm công việc tìm kiếm tuyển dụng tuyển mới lương gì nào những các một muốn cần hãy được',
].flatMap((line) => line.split(' '))

/** Those that stand inside what no dictionary cuts: they are taken out wherever they are. */
export const ANYWHERE: readonly string[] = ['ការងារ', '工作', '职位', '일자리']
