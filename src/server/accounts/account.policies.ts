/** Whether an account may stop being an admin: only while another one stays (design 3.3). */
export function canLoseAdmin(userId: number, admins: readonly { readonly id: number }[]): boolean {
  return admins.some((admin) => admin.id !== userId);
}
