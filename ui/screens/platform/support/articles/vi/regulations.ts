import { type Article, heading, list, text } from '#ui/screens/platform/support/article.ts';

export const regulations: readonly Article[] = [
  {
    id: 'rules-for-attendees',
    section: 'regulations',
    title: 'Quy định dành cho người tham dự',
    lead: 'Áp dụng cho mọi người đặt vé hoặc nhận lời mời.',
    blocks: [
      list(
        'Mỗi người dùng một tài khoản bằng email của chính mình và chịu trách nhiệm về việc sử dụng tài khoản đó.',
        'Mỗi vé cho một người vào một lần, đúng suất ghi trên vé. Mã QR chính là vé: đừng đăng công khai.',
        'Mỗi sự kiện có quy định riêng. Bạn đồng ý trước khi thanh toán; nơi nào khác với quy định này thì áp dụng quy định của sự kiện.',
        'Vé có thể tặng cho người khác. Không được bán lại cao hơn giá đã trả, mua bằng phần mềm tự động, hay mua vượt giới hạn của sự kiện.',
        'Tại sự kiện, ban tổ chức quyết định ai được ở lại. Người gây nguy hiểm cho người khác có thể bị mời ra ngoài mà không được hoàn tiền.',
        'Lời mời chỉ dành cho người có tên trên đó. Không được trả lời thay người khác.',
      ),
      heading('Chúng tôi có thể làm gì'),
      text(
        'Chúng tôi có thể hủy những đơn hàng vi phạm và khóa tài khoản tái phạm nhiều lần. Bạn sẽ nhận email nêu lý do và có quyền phản hồi: xem [giải quyết tranh chấp](/support/disputes).',
      ),
    ],
  },
  {
    id: 'rules-for-organisers',
    section: 'regulations',
    title: 'Quy định dành cho ban tổ chức',
    lead: 'Những điều bạn cam kết khi đăng một sự kiện.',
    blocks: [
      heading('Về sự kiện'),
      list(
        'Sự kiện diễn ra đúng như mô tả. Thời gian, địa điểm, chương trình và giá vé là đúng khi đăng, và được sửa ngay khi thay đổi.',
        'Bạn có giấy phép cần thiết cho sự kiện và có quyền sử dụng hình ảnh, âm nhạc, tên gọi liên quan.',
        'Sự kiện không vi phạm pháp luật, không kích động thù hằn hay bạo lực, không lừa dối. Sự kiện hứa hẹn làm giàu nhanh không được đăng.',
      ),
      heading('Về việc bán vé'),
      list(
        'Giá vé là giá trọn gói. Không thu thêm tại cửa cho những gì vé đã bao gồm.',
        'Quy định hoàn tiền phải có trong quy định của sự kiện trước khi bán tấm vé đầu tiên, và không được siết chặt về sau.',
        'Nếu bạn hủy sự kiện, mọi khách đều được hoàn tiền.',
        'Sự kiện trực tuyến đón tối đa 100.000 khách cùng lúc. Với hơn 10.000 khách, hãy [trao đổi với chúng tôi](/contact-us) trước: chúng tôi cùng bạn chuẩn bị, cho đến 1 triệu khách.',
      ),
      heading('Về dữ liệu của khách'),
      text(
        'Bạn nhận tên và email của khách để tổ chức sự kiện. Dùng vào việc khác hoặc chuyển cho người khác phải được chính khách đồng ý. Mọi lần xuất dữ liệu đều được ghi lại.',
      ),
    ],
  },
];
