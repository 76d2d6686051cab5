import { type Article, heading, list, note, text } from '#ui/screens/platform/support/article.ts';

export const privacy: readonly Article[] = [
  {
    id: 'privacy-policy',
    section: 'privacy',
    title: 'Chúng tôi biết gì về bạn, và để làm gì',
    lead: 'Dữ liệu nào được lưu, ai được xem, và khi nào được xóa.',
    blocks: [
      heading('Chúng tôi lưu gì'),
      list(
        '**Tài khoản:** email, tên, và những gì bạn tự thêm, chẳng hạn ảnh đại diện.',
        '**Đơn hàng:** bạn mua gì, vé dành cho ai, câu trả lời cho ban tổ chức, và cách thanh toán. Chúng tôi không bao giờ thấy số thẻ; chỉ đơn vị thanh toán thẻ thấy.',
        '**Những gì bạn gửi** từ trang liên hệ.',
        '**Chỉ khi rút tiền:** căn cước công dân và tài khoản ngân hàng, dưới dạng mã hóa.',
      ),
      heading('Ai được xem'),
      list(
        'Ban tổ chức của sự kiện bạn tham dự xem được tên, email và câu trả lời của bạn, chỉ cho sự kiện đó.',
        'Người soát vé xem được tên và loại vé.',
        'Ngân hàng và đơn vị thanh toán nhận những gì cần cho việc thanh toán. Cơ quan nhà nước nhận những gì pháp luật yêu cầu.',
        'Ngoài ra không ai khác. Chúng tôi không bán dữ liệu, và không cho người khác biết bạn tham dự gì nếu bạn không tự chia sẻ.',
      ),
      heading('Lưu trong bao lâu'),
      text(
        'Đơn hàng và thanh toán được lưu theo thời hạn của pháp luật về kế toán; tên trong đó được xóa khi bạn đóng tài khoản và không còn khiếu nại nào. Mã dùng một lần được xóa ngay khi đã dùng. Lời nhắn từ trang liên hệ được xóa sau hai năm.',
      ),
      heading('Quyền của bạn'),
      text(
        'Bạn xem và sửa dữ liệu của mình trong [trang cá nhân](/profile). Bạn có thể yêu cầu bản sao hoặc yêu cầu xóa bằng cách [liên hệ với chúng tôi](/contact-us) từ email của tài khoản; chúng tôi trả lời trong vòng 1 ngày làm việc.',
      ),
    ],
  },
  {
    id: 'cookies-and-services',
    section: 'privacy',
    title: 'Cookie và dịch vụ bên thứ ba',
    lead: 'Trình duyệt của bạn lưu gì, và những gì chỉ được tải khi bạn đồng ý.',
    blocks: [
      heading('Những gì cần thiết'),
      list(
        'Một cookie để giữ bạn đăng nhập. Không đoạn mã nào đọc được cookie này.',
        'Ngôn ngữ, giao diện sáng hay tối, và người đã giới thiệu bạn đến đây.',
        'Lựa chọn của bạn về các dịch vụ dưới đây.',
      ),
      text('Không thứ nào trong số này theo bạn sang trang web khác.'),
      heading('Những gì cần bạn đồng ý'),
      text(
        'Thống kê lượt truy cập, trợ lý trò chuyện và dịch trang có thể là dịch vụ của công ty khác. Chúng **chỉ được tải sau khi bạn đồng ý**, từng dịch vụ một, không bao giờ sớm hơn. Bạn có thể đổi ý bất cứ lúc nào ở mục “Lựa chọn riêng tư” cuối mỗi trang.',
      ),
      note('Nếu bạn không thấy mục này thì trang không dùng dịch vụ nào như vậy.'),
    ],
  },
];
