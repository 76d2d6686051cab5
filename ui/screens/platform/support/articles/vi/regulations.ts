import { type Article, heading, list, text } from '#ui/screens/platform/support/article.ts';

export const regulations: readonly Article[] = [
  {
    id: 'rules-for-attendees',
    section: 'regulations',
    title: 'Quy định dành cho người tham dự',
    lead: 'Áp dụng cho mọi người đặt vé hoặc nhận lời mời.',
    blocks: [
      list(
        'Mỗi người dùng một tài khoản với email của mình và chịu trách nhiệm về tài khoản đó.',
        'Mỗi vé dùng cho một người, một lần, đúng suất ghi trên vé. Mã QR chính là vé: đừng đăng công khai.',
        'Mỗi sự kiện có quy định riêng mà bạn đồng ý trước khi thanh toán. Nếu khác với quy định này thì áp ' +
          'dụng quy định của sự kiện.',
        'Bạn được tặng vé cho người khác. Không được bán lại cao hơn giá đã trả, mua bằng phần mềm tự động hay ' +
          'mua vượt giới hạn.',
        'Ban tổ chức quyết định ai được ở lại sự kiện. Người gây nguy hiểm cho người khác có thể bị mời ra mà ' +
          'không được hoàn tiền.',
        'Lời mời dành cho người có tên trên đó và số người được đi cùng. Không được trả lời thay người khác.',
      ),
      heading('Nếu vi phạm'),
      text(
        'Chúng tôi có thể hủy đơn hàng và khóa tài khoản tái phạm nhiều lần. Bạn có quyền phản hồi: xem [cách ' +
          'giải quyết tranh chấp](/support/disputes).',
      ),
    ],
  },
  {
    id: 'rules-for-organisers',
    section: 'regulations',
    title: 'Quy định dành cho ban tổ chức',
    lead: 'Những điều bạn cam kết khi đăng sự kiện.',
    blocks: [
      heading('Sự kiện của bạn'),
      list(
        'Sự kiện diễn ra đúng như mô tả. Thời gian, địa điểm, chương trình và giá vé luôn chính xác.',
        'Bạn có giấy phép cần thiết và quyền sử dụng hình ảnh, âm nhạc, tên gọi.',
        'Sự kiện hợp pháp, trung thực, không kích động thù hằn hay bạo lực. Không đăng sự kiện hứa hẹn làm giàu nhanh.',
      ),
      heading('Bán vé'),
      list(
        'Giá vé là giá trọn gói. Không thu thêm tại cửa cho những gì vé đã bao gồm.',
        'Ghi điều kiện hoàn tiền trong quy định của sự kiện trước khi bán vé đầu tiên, và không siết chặt về sau.',
        'Nếu bạn hủy sự kiện, mọi khách đã trả tiền đều phải được hoàn tiền.',
        'Sự kiện trực tuyến đón tối đa 100.000 người cùng lúc. Nếu trên 10.000 người, hãy [trao đổi với chúng ' +
          'tôi](/contact-us) trước. Chúng tôi cùng bạn chuẩn bị sự kiện đến 1 triệu người.',
      ),
      heading('Dữ liệu của khách'),
      text(
        'Bạn nhận tên và email của khách để tổ chức sự kiện. Dùng vào việc khác hoặc chuyển cho bên khác phải ' +
          'được khách đồng ý.',
      ),
    ],
  },
];
