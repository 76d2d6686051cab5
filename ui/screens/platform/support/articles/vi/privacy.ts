import { type Article, heading, list, note, text } from '#ui/screens/platform/support/article.ts';

export const privacy: readonly Article[] = [
  {
    id: 'privacy-policy',
    section: 'privacy',
    title: 'Chính sách quyền riêng tư',
    lead: 'Chúng tôi lưu gì, ai xem được và lưu trong bao lâu.',
    blocks: [
      heading('Chúng tôi lưu gì'),
      list(
        '**Tài khoản:** email, tên và những gì bạn tự thêm, chẳng hạn ảnh đại diện.',
        '**Đơn hàng:** bạn mua gì, vé dành cho ai, câu trả lời cho ban tổ chức và cách thanh toán.',
        '**Lời nhắn** bạn gửi từ trang liên hệ.',
        '**Nếu bạn nhận tiền qua Vemoi:** căn cước và tài khoản ngân hàng.',
      ),
      heading('Ai xem được'),
      list(
        'Ban tổ chức của sự kiện bạn tham dự xem được tên, email, số điện thoại và câu trả lời của bạn cho sự kiện đó.',
        'Người soát vé xem được tên và loại vé.',
        'Ai cũng mở được trang công khai của bạn. Trang này có tên, ảnh, phần giới thiệu và các sự kiện bạn tổ chức.',
        'Ngân hàng và đơn vị thanh toán nhận thông tin cần cho việc thanh toán. Cơ quan nhà nước nhận thông tin ' +
          'theo yêu cầu của pháp luật.',
        'Không ai khác. Chúng tôi không bán dữ liệu và không cho người khác biết bạn tham dự gì.',
      ),
      heading('Lưu trong bao lâu'),
      text('Đơn hàng và thanh toán: theo thời hạn của pháp luật về kế toán. Lời nhắn từ trang liên hệ: hai năm.'),
      heading('Quyền của bạn'),
      text(
        'Bạn xem và sửa dữ liệu trong [trang của bạn](/profile). Để nhận bản sao hoặc xóa dữ liệu, hãy [liên hệ ' +
          'với chúng tôi](/contact-us) từ email của tài khoản. Chúng tôi trả lời trong vòng 1 ngày làm việc.',
      ),
    ],
  },
  {
    id: 'cookies-and-services',
    section: 'privacy',
    title: 'Cookie và dịch vụ bên thứ ba',
    lead: 'Trình duyệt lưu gì, và những gì chỉ được tải khi bạn đồng ý.',
    blocks: [
      heading('Cần thiết'),
      list(
        'Cookie giữ bạn đăng nhập và nhận ra thiết bị này. Mã trên trang không đọc được các cookie đó.',
        'Ngôn ngữ, giao diện sáng hay tối, và người đã giới thiệu bạn.',
        'Lượt của bạn trong phòng chờ, những gì bạn đã chọn và nhập, và vé đã mở để xem khi không có mạng.',
        'Tùy chọn quyền riêng tư của bạn.',
      ),
      text('Không dữ liệu nào trong số này theo bạn sang trang web khác.'),
      heading('Khi bạn đồng ý'),
      text(
        'Thống kê truy cập, trợ lý trò chuyện và dịch trang có thể do công ty khác cung cấp. Mỗi dịch vụ **chỉ ' +
          'được tải sau khi bạn đồng ý**. Bạn có thể đổi ý bất cứ lúc nào ở mục “Tùy chọn quyền riêng tư” cuối trang.',
      ),
      note('Nếu không thấy “Tùy chọn quyền riêng tư”, trang này không dùng dịch vụ nào trong số đó.'),
    ],
  },
];
